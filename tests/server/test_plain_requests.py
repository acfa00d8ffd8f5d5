"""The page's plain requests: cookies, limits, headers, caching, and every road through the schema."""

import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from hokm.server import Rate, Settings, create_app
from hokm.server.identity import Identity, new_code
from hokm.server.limits import Guesses
from hokm.store import MemoryStore, StoreFull

SECRET = b"a secret of this test's own, long"
FREE = Rate(10_000, 10_000)
SETTINGS = Settings(pace=0.0, logged=False, requests=FREE, new_tables=FREE, new_guests=FREE)


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    """A page as the builder leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Hokm</title>" + " " * 500, "utf-8")
    (tmp_path / "sw.js").write_text("// worker", "utf-8")
    (tmp_path / "assets/index-abc123.js").write_text("console.log(1);" * 100, "utf-8")
    (tmp_path / "assets/font-abc123.woff2").write_bytes(b"wOF2" + bytes(300))
    return tmp_path


def client(settings: Settings = SETTINGS, url: str = "http://hokm.test", **fields: Any) -> TestClient:
    app = create_app(MemoryStore(), SECRET, Settings(**{**settings.__dict__, **fields}))
    return TestClient(app, url)


def test_a_guest_is_known_again_by_a_cookie_that_script_cannot_read() -> None:
    with client() as guest:
        first = guest.get("/api/me")
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie, "a table at home has no certificate"
        assert guest.get("/api/me").json() == first.json()
        guest.post("/api/tables", json={})
        assert guest.get("/api/me", headers={"accept-language": "fa"}).json() == first.json()


def test_over_https_the_cookie_stays_there() -> None:
    with client(url="https://hokm.test") as guest:
        assert "secure" in guest.get("/api/me").headers["set-cookie"].lower()


def test_a_new_guest_is_called_in_their_own_language() -> None:
    with client() as guest:
        assert guest.get("/api/me", headers={"accept-language": "fa-IR,fa;q=0.9"}).json()["name"].startswith("مهمان ")
    with client() as guest:
        assert guest.get("/api/me").json()["name"].startswith("Guest ")


@pytest.mark.parametrize("name", ["hokm", Identity(SECRET).cookie])
@pytest.mark.parametrize("cookie", ["x", "a" * 24 + "." + "A" * 43, "", ".", "a.b.c", "é"])
def test_a_cookie_that_is_not_ours_makes_a_new_guest(cookie: str, name: str) -> None:
    with client() as guest:
        mine = guest.get("/api/me").json()["id"]
    with client() as guest:
        assert guest.get("/api/me", headers={"cookie": f"{name}={cookie}".encode()}).json()["id"] != mine
        assert guest.get("/api/mine", headers={"cookie": f"{name}={cookie}".encode()}).status_code in (200, 401)


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", "/api/me"), ("GET", "/api/mine"), ("POST", "/api/tables"), ("GET", "/api/tables/abcdef")],
)
def test_a_stranger_is_asked_to_say_who_they_are(method: str, path: str) -> None:
    with client() as guest:
        answer = guest.request(method, path, json={"name": "Ava"} if method == "PUT" else {})
        assert (answer.status_code, answer.json()["code"]) == (401, "no-cookie")


def test_a_name_is_cleaned_and_kept() -> None:
    with client() as guest:
        guest.get("/api/me")
        assert guest.put("/api/me", json={"name": " Ava \n "}).json()["name"] == "Ava"
        assert guest.get("/api/me").json()["name"] == "Ava"
        for nothing in ("", "   ", "\u202e\u200b"):
            assert guest.put("/api/me", json={"name": nothing}).status_code == 422
        assert guest.put("/api/me", json={"name": "x" * 25}).json()["code"] == "name-long"
        assert guest.put("/api/me", json={"name": "x" * 1001}).json()["code"] == "malformed"


def test_a_table_is_made_found_and_listed() -> None:
    with client() as guest:
        guest.get("/api/me")
        code = guest.post("/api/tables", json={"kind": "private"}).json()["code"]
        assert guest.get(f"/api/tables/{code}").status_code == 200
        assert guest.get("/api/tables/zzzzzz").json()["code"] == "no-such-table"
        solo = guest.post("/api/tables", json={"rules": {"target": "3"}}).json()["code"]
        mine = {one["code"]: (one["kind"], one["phase"]) for one in guest.get("/api/mine").json()}
        assert mine == {code: ("private", "lobby"), solo: ("solo", "playing")}


def test_another_guest_does_not_see_my_tables() -> None:
    app = create_app(MemoryStore(), SECRET, SETTINGS)
    with TestClient(app, "http://hokm.test") as ann:
        ann.get("/api/me")
        ann.post("/api/tables", json={})
        ben = TestClient(app, "http://hokm.test")
        ben.get("/api/me")
        assert ben.get("/api/mine").json() == []


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"variant": "whist"}, 404, "no-such-game"),
        ({"variant": "hokm-3"}, 404, "no-such-game"),
        ({"rules": {"trump-mode": "hidden"}}, 422, "bad-rules"),
        ({"rules": {"target": "soon"}}, 422, "bad-rules"),
        ({"rules": {"no-such-rule": "1"}}, 422, "bad-rules"),
        ({"rules": {"stop": "full", "capitulation": "true"}}, 422, "bad-rules"),
        ({"level": "god"}, 422, "malformed"),
        ({"seat": 2}, 422, "malformed"),
        ({"rules": {"x": "y" * 101}}, 422, "malformed"),
        ([], 422, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(body: Any, status: int, code: str) -> None:
    with client() as guest:
        guest.get("/api/me")
        answer = guest.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["text"]


def test_whoever_asks_too_often_waits() -> None:
    with client(requests=Rate(5, 0.001), new_tables=Rate(2, 0.001), new_guests=Rate(3, 0.001)) as guest:
        guest.get("/api/me")
        statuses = [guest.post("/api/tables", json={}).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        assert [guest.get("/api/mine").status_code for _ in range(3)] == [200, 200, 429]
        guest.cookies.clear()
        assert [guest.get("/api/me", headers={"cookie": ""}).status_code for _ in range(4)].count(429) >= 1


def test_whoever_guesses_codes_is_stopped() -> None:
    with client(wrong_codes=Rate(5, 0.001)) as guest:
        host = other_guest(guest)
        code = host.post("/api/tables", json={"kind": "private"}).json()["code"]
        guest.get("/api/me")
        mine = guest.post("/api/tables", json={"kind": "private"}).json()["code"]
        for _ in range(20):
            assert guest.get(f"/api/tables/{code}").status_code == 200, "a right one costs nothing"
        assert wrong(guest, 5) == [404] * 5
        assert wrong(guest, 1) == [429]
        assert guest.get(f"/api/tables/{code}").status_code == 429, "also a right one, or it would tell"
        assert guest.get(f"/api/tables/{mine}").status_code == 200, "at their own table they have a seat"
        assert host.get(f"/api/tables/{code}").status_code == 200


def other_guest(first: TestClient) -> TestClient:
    """Another guest at the same server and the same address."""
    other = TestClient(first.app, "http://hokm.test")
    other.portal = first.portal  # the server's own loop
    other.get("/api/me")
    return other


def wrong(guest: TestClient, number: int) -> list[int]:
    """What the guest is answered to so many wrong codes."""
    return [guest.get(f"/api/tables/wrong{one}").status_code for one in range(number)]


def test_whoever_guesses_stops_nobody_else_at_that_address() -> None:
    with client(wrong_codes=Rate(6, 0.001), wrong_codes_of_address=Rate(12, 0.001)) as host:
        host.get("/api/me")
        code = host.post("/api/tables", json={"kind": "private"}).json()["code"]
        for guesser in (other_guest(host), other_guest(host)):
            assert wrong(guesser, 7) == [404] * 6 + [429]
        third = other_guest(host)
        for _ in range(20):
            assert third.get(f"/api/tables/{code}").status_code == 200
        assert wrong(third, 4) == [404] * 3 + [429], "new guests do not get the whole share again"
        assert third.get(f"/api/tables/{code}").status_code == 429
        assert other_guest(host).get(f"/api/tables/{code}").status_code == 200
        assert host.get(f"/api/tables/{code}").status_code == 200


def test_guessing_many_at_once_gains_nothing() -> None:
    guesses = Guesses(Rate(5, 0.001), Rate(100, 0.001))
    begun = [guesses.begin("ann", "here", 0.0) for _ in range(9)]
    assert [charged is not None for charged in begun] == [True] * 5 + [False] * 4
    for bucket in begun[0] or ():
        bucket.give_back()
    assert guesses.begin("ann", "here", 0.0) is not None
    assert guesses.begin("ann", "here", 0.0) is None


def test_a_right_code_gives_the_address_no_more_than_it_took() -> None:
    guesses = Guesses(Rate(5, 0.0), Rate(2, 0.0))
    assert guesses.begin("ann", "here", 0.0)
    assert guesses.begin("ann", "here", 0.0)
    for number in range(50):
        for bucket in guesses.begin(f"new {number}", "here", 0.0) or ():
            bucket.give_back()
    tries = [guesses.begin("ben", "here", 0.0) is not None for _ in range(9)]
    assert tries == [True] * 3 + [False] * 6


def test_another_sites_page_can_change_nothing() -> None:
    with client() as guest:
        guest.get("/api/me")
        for origin in ("https://example.com", "null", "http://hokm.test.example.com", "http://hokm.test:81"):
            answer = guest.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert answer.status_code == 403
        assert guest.put("/api/me", json={"name": "Ava"}, headers={"origin": "http://hokm.test"}).status_code == 200


def test_a_form_of_another_site_is_no_request() -> None:
    with client() as guest:
        guest.get("/api/me")
        answer = guest.post(
            "/api/tables", content=b"kind=solo", headers={"content-type": "application/x-www-form-urlencoded"}
        )
        assert answer.status_code == 422


def test_a_long_request_is_not_read() -> None:
    with client() as guest:
        guest.get("/api/me")
        answer = guest.put("/api/me", content=json.dumps({"name": "x" * 20_000}))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        answer = guest.put("/api/me", content=iter([b"x" * 1000] * 100))
        assert answer.status_code == 413


def test_every_answer_carries_the_headers_that_keep_the_page_safe(page_folder: Path) -> None:
    with client(page=page_folder) as guest:
        for path in ("/", "/t/abcdef", "/api/me", "/api/nothing", "/assets/index-abc123.js", "/nothing", "/healthz"):
            headers = guest.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "unsafe-eval" not in policy
            assert policy.count("unsafe-inline") == 1, "for places of cards only"
            assert "frame-ancestors 'none'" in policy
            assert "connect-src 'self' ws://hokm.test wss://hokm.test;" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("host", ["a; script-src *", "a b", "x'y", '"'])
def test_a_made_up_host_does_not_get_into_the_policy(host: str) -> None:
    with client() as guest:
        policy = guest.get("/api/variants", headers={"host": host}).headers["content-security-policy"]
        assert "connect-src 'self' ;" in policy


def test_the_page_is_asked_for_each_time_and_its_parts_never_again(page_folder: Path) -> None:
    with client(page=page_folder) as guest:
        page = guest.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
        assert guest.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        assert guest.get("/sw.js").headers["cache-control"] == "no-cache"
        script = guest.get("/assets/index-abc123.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert guest.get("/assets/font-abc123.woff2").headers["content-type"] == "font/woff2"
        assert "content-encoding" not in guest.get("/assets/font-abc123.woff2").headers
        assert "content-encoding" not in guest.get("/", headers={"accept-encoding": "identity"}).headers
        assert guest.get("/api/me").headers["cache-control"] == "no-store"


def test_every_screen_is_the_page_and_nothing_else_is(page_folder: Path) -> None:
    with client(page=page_folder) as guest:
        assert guest.get("/t/abcdef").text == guest.get("/").text
        for path in ("/index.php", "/assets/no.js", "/../secret", "/%2e%2e/cookies.key", "/api/none", "/t"):
            assert guest.get(path).status_code == 404


def test_without_a_page_the_server_says_how_to_build_one() -> None:
    with client(page=None) as guest:
        answer = guest.get("/")
        assert answer.status_code == 503
        assert "./hokm serve" in answer.text


def test_health_and_numbers_are_told() -> None:
    with client() as guest:
        assert guest.get("/healthz").json()["ok"] is True
        assert guest.get("/metrics").status_code == 404, "only this computer may see them"


def test_health_is_bad_while_nothing_can_be_kept() -> None:
    store = MemoryStore()
    with TestClient(create_app(store, SECRET, SETTINGS)) as guest:
        store.trouble = StoreFull("there is no room left")
        for _ in range(2):
            answer = guest.get("/healthz")
            assert (answer.status_code, answer.json()) == (503, {"ok": False, "store": "there is no room left"})
        store.trouble = None
        assert guest.get("/healthz").status_code == 200


def test_where_other_devices_find_it_is_told() -> None:
    with client(addresses=("http://192.0.2.7:8000",)) as guest:
        assert guest.get("/api/address").json() == {"urls": ["http://192.0.2.7:8000"], "lan": True}
    with client() as guest:
        assert guest.get("/api/address").json() == {"urls": [], "lan": False}


def rules_of(guest: TestClient, game: str, **query: str) -> Any:
    """What the server answers about the rules of a game."""
    return guest.get(f"/api/rules/{game}", params=query)


def test_the_rules_are_told_in_words_with_the_house_rules_in_them() -> None:
    with client() as guest:
        plain, changed = (rules_of(guest, "hokm-4", rules=rules).json() for rules in ("", "target=5; kot-rule=none"))
        assert [part["title"] for part in plain["sections"]][:4] == ["Players", "Cards", "First hakem", "Deal"]
        assert all(part["lines"] for part in plain["sections"])
        said, now = (" ".join(line for part in card["sections"] for line in part["lines"]) for card in (plain, changed))
        assert "The first side with 7 points wins the match." in said
        assert "The first side with 5 points wins the match." in now
        assert "There is no kot." not in said
        assert "There is no kot." in now
        persian = rules_of(guest, "hokm-4", lang="fa").json()
        assert persian["title"] == "حکم"
        assert len(persian["sections"]) == len(plain["sections"])


@pytest.mark.parametrize(
    ("game", "query", "status", "code"),
    [
        ("whist", {}, 404, "no-such-game"),
        ("hokm-4", {"rules": "target=no"}, 422, "bad-rules"),
        ("hokm-4", {"rules": "no-such-switch=1"}, 422, "bad-rules"),
        ("hokm-4", {"rules": "target"}, 422, "bad-rules"),
        ("hokm-4", {"lang": "de"}, 422, "malformed"),
        ("hokm-4", {"rules": "x" * 4001}, 422, "malformed"),
    ],
)
def test_rules_that_there_are_not_are_refused(game: str, query: dict[str, str], status: int, code: str) -> None:
    with client() as guest:
        answer = rules_of(guest, game, **query)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_codes_are_easy_to_read_out_and_hard_to_guess() -> None:
    codes = {new_code(6) for _ in range(2000)}
    assert len(codes) > 1995
    assert set("".join(codes)) == set("23456789abcdefghjkmnpqrstuvwxyz")


def test_a_face_does_not_tell_the_person() -> None:
    identity = Identity(SECRET)
    person = identity.new_person()
    assert person not in identity.seed(person)
    assert identity.seed(person) != identity.token(person).split(".")[1][:12]


def test_whatever_is_asked_the_answer_is_as_announced() -> None:
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", create_app(MemoryStore(), SECRET, SETTINGS))
    identity = Identity(SECRET)
    operations = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert {operation.label for operation in operations} >= {"GET /api/me", "PUT /api/me", "POST /api/tables"}
    for operation in operations:

        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def holds(case: "schemathesis.Case[Any]") -> None:
            cookie = {"cookie": f"{identity.cookie}={identity.token(identity.new_person())}"}
            # What the schema allows may still have no sense: a name that nobody can see, house rules that do not fit.
            case.call_and_validate(headers=cookie, excluded_checks=[positive_data_acceptance])

        holds()
