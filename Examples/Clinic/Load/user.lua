-- Requests what belongs to one user, and counts the responses that aren't that user's.
local user = os.getenv("CLINIC_USER")
local threads = {}

function setup(thread)
    table.insert(threads, thread)
end

function init()
    checked, wrong = 0, 0
    wrk.headers["X-Owner"] = user
    expected = '"owner":"' .. user .. '"'
end

function response(status, headers, body)
    checked = checked + 1
    local strangers = 0
    for owner in body:gmatch('"owner":"[^"]*"') do
        if owner ~= expected then strangers = strangers + 1 end
    end
    if status ~= 200 or strangers > 0 or not body:find(expected, 1, true) then wrong = wrong + 1 end
end

function done(summary, latency)
    local checked, wrong = 0, 0
    for _, thread in ipairs(threads) do
        checked = checked + thread:get("checked")
        wrong = wrong + thread:get("wrong")
    end
    local errors = summary.errors
    local failed = errors.connect + errors.read + errors.write + errors.timeout
    io.write(string.format("RESULT %d %d %d %.1f %d\n", checked, wrong, failed,
        summary.requests / summary.duration * 1e6, latency:percentile(99)))
end
