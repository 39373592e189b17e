"""Told although the page is closed: asked for at joining, received by the real service worker, clicked; and offline."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests import http
from tests.table.serving import Guest, Server, served
from tests.table.test_push import LOOPBACK, PushService, kept, push_service
from tests.web.robot import Robot, open_page, open_panel
from tests.web.test_playing import started

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
ME = {"who": "me", "name": "Mira"}
FREE = {"who": "free"}
# No browser reaches its maker's push service from here: the address and keys it would give stand in for it.
SUBSCRIPTION = """({endpoint, p256dh, auth}) => {
    let kept = null;
    PushManager.prototype.getSubscription = async () => kept;
    PushManager.prototype.subscribe = async ({userVisibleOnly, applicationServerKey}) => {
        if (!userVisibleOnly) throw new Error('what is told must be seen');
        const raw = Uint8Array.from(
            atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0));
        kept = {
            endpoint,
            options: {applicationServerKey: raw.buffer},
            toJSON: () => ({endpoint, keys: {p256dh, auth}}),
            unsubscribe: async () => { kept = null; return true; },
        };
        return kept;
    };
}"""


def guest(chromium: Browser, server: Server, address: str, service: PushService) -> Page:
    """A browser whose person allows notices, once asked."""
    page = open_page(chromium, server.url, **ENGLISH)
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.context.add_init_script(f"({SUBSCRIPTION})({json.dumps(service.subscription())})")
    page.goto(address)
    return page


def deliver(context: BrowserContext, page: Page, server: Server, message: dict[str, Any]) -> None:
    """As the browser does when its push service has something."""
    session = context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    wish = {"origin": f"{server.url}/", "registrationId": registrations[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", wish)


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({title, body, data}) => ({title, body, table: data.table}))"""


def promised(page: Page, look: str) -> None:
    """Wait for something that the page itself has to wait for: `wait_for_function` takes a promise for a yes."""
    page.evaluate(f"async () => {{ while (!(await ({look})())) await new Promise(soon => setTimeout(soon, 20)); }}")


def test_asked_for_at_joining_received_with_the_page_closed_and_clicked(tmp_path: Path, chromium: Browser) -> None:
    with push_service() as service, served(tmp_path, **LOOPBACK) as server:
        address, opened = started(server, ME, FREE, options={"start": 0})
        plain = f"{server.url}/t/{opened['table']}"
        ines = guest(chromium, server, plain, service)
        ines.get_by_role("textbox", name="Your name").fill("Ines")
        ines.get_by_role("checkbox", name="A notice").check()
        ines.locator("[data-take-seat]").click()
        ines.locator("#question").wait_for()
        ines.wait_for_function(
            "() => JSON.parse(localStorage.getItem('heliopause.games')).some(game => game.push === true)"
        )
        assert kept(server) == [(service.subscription()["endpoint"], 1)]
        ines.goto("about:blank")
        mira = open_page(chromium, address, **ENGLISH)
        robot = Robot(server, mira)
        host = Guest(server, opened)
        while host.look()["asked"] == 0:  # the page may not have heard of the end of her turn yet
            robot.play(1)
        told = service.told(1)[0]
        assert (told["news"], told["body"]) == ("turn", "It is your turn, Ines.")

        context = ines.context
        other = context.new_page()
        other.goto(server.url)
        deliver(context, other, server, told)
        promised(other, f"async () => (await ({SHOWN})()).length > 0")
        assert other.evaluate(SHOWN) == [
            {"title": "Beyond the Sun", "body": "It is your turn, Ines.", "table": opened["table"]}
        ]
        worker = context.service_workers[0]
        assert click(worker) == [f"open /t/{opened['table']}"]
        assert other.evaluate(SHOWN) == [], "what was clicked is put away"
        other.goto(plain)
        other.locator("[data-option]").first.wait_for(state="attached")
        deliver(context, other, server, told)
        promised(other, f"async () => (await ({SHOWN})()).length > 0")
        assert click(worker) == [f"focus {plain}"], "the page that shows the table already comes to the front"


def click(worker: Any) -> list[str]:
    """What the worker does with a click on what it shows: only a real one, which no headless browser has, lets it
    through the browser's own doors, so these tell what was wished for instead."""
    done: list[str] = worker.evaluate(
        """async () => {
            const done = [];
            Clients.prototype.openWindow = async path => void done.push(`open ${path}`);
            WindowClient.prototype.focus = async function () { done.push(`focus ${this.url}`); };
            const [notification] = await self.registration.getNotifications();
            self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
            while (!done.length) await new Promise(soon => setTimeout(soon, 20));
            return done;
        }"""
    )
    return done


def test_the_menu_of_a_seat_begins_and_ends_it(tmp_path: Path, chromium: Browser) -> None:
    with push_service() as service, served(tmp_path, **LOOPBACK) as server:
        address, _ = started(server, ME, {"who": "bot", "bot": "random"})
        page = guest(chromium, server, address, service)
        page.locator("header [data-seat]").first.wait_for()
        open_panel(page, "Seats")
        page.get_by_role("button", name="Tell this device when it is my turn").click()
        page.get_by_role("button", name="Tell this device nothing more").wait_for()
        assert len(kept(server)) == 1
        page.reload()
        page.locator("header [data-seat]").first.wait_for()
        open_panel(page, "Seats")
        page.get_by_role("button", name="Tell this device nothing more").click()
        page.get_by_role("button", name="Tell this device when it is my turn").wait_for()
        assert kept(server) == []


def test_without_a_server_one_sentence_is_shown_and_no_old_game(tmp_path: Path, chromium: Browser) -> None:
    with served(tmp_path) as server:
        address, _ = started(server, ME, {"who": "here"})
        page = open_page(chromium, address, locale="de-DE", reduced_motion="reduce")
        page.locator("[data-option]").first.wait_for(state="attached")
        promised(page, "async () => (await caches.match('/offline')) !== undefined")
        server.kill()
        page.goto(f"{server.url}/")
        expect(page.locator("[data-offline]")).to_contain_text("Heliopause ist nicht erreichbar")
        assert page.locator("[data-option]").count() == 0
        server.start()
        page.get_by_role("link", name="Noch einmal versuchen").click()
        expect(page.locator("[data-start]").first).to_be_visible()


def test_it_can_be_installed(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, **ENGLISH)
    page.locator("[data-start]").first.wait_for()
    page.evaluate("() => navigator.serviceWorker.ready.then(({scope}) => scope)")
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    for icon in manifest["icons"]:
        answer = http.get(f"{server.url}{icon['src']}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(icon["type"])
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    answers = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in answers if one["errorId"] != "in-incognito"] == []


def test_the_title_counts_the_games_that_wait(server: Server, chromium: Browser) -> None:
    address, _ = started(server, ME, {"who": "here"})
    page = open_page(chromium, address, **ENGLISH)
    expect(page).to_have_title(re.compile("Your turn"))
    page.goto(server.url)
    expect(page).to_have_title(re.compile(r"^\(1\) Heliopause"))
