"""Draws the icons of the installed app from the page's own, with Chromium: python web/icons.py"""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent / "public"
INSIDE = (
    '<circle cx="12" cy="20" r="7" fill="{star}"/><path d="M6 6a20 20 0 0 1 20 20" fill="none" stroke="{path}"'
    ' stroke-width="2.4" stroke-linecap="round"/><circle cx="23.5" cy="13" r="2.6" fill="{planet}"/>'
)
COLOURS = {"star": "#ffcf70", "path": "#8fa7ff", "planet": "#fff"}
NIGHT = "#0b1128"


def main() -> None:
    page_icon = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    drawn = INSIDE.format(**COLOURS)
    # A system may cut a maskable icon down to a circle of 80%: what matters stays inside.
    maskable = f'<rect width="32" height="32" fill="{NIGHT}"/><g transform="translate(4.8 4.8) scale(.7)">{drawn}</g>'
    white = INSIDE.format(star="#fff", path="#fff", planet="#fff")
    pictures = {
        "icon-192": (192, page_icon),
        "icon-512": (512, page_icon),
        "maskable-512": (512, svg(maskable)),
        "apple-180": (180, svg(maskable)),
        "badge-96": (96, svg(white)),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, (size, drawing) in pictures.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


def svg(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{inside}</svg>'


if __name__ == "__main__":
    main()
