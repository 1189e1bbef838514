import { expectNoViolations } from "../support/axe";
import {
  aLogo,
  aPhoto,
  fixedIcons,
  homeOf,
  publish,
  redAt,
  sharedPicture,
  untilHomeHas,
  untilHomeHasNot,
  untilUnbranded,
} from "../support/brand";
import { expect, test } from "../support/fixtures";
import { countShifts, expectSteadyAt } from "../support/layout-shift";
import { mailTo } from "../support/outbox";
import { shootAll } from "../support/screenshots";

// What an operator does to make the site their own. Only colours and what no other test looks at
// are published: the site is everyone's.

test.beforeEach(async ({ aMember }) => {
  await aMember({ userType: "admin" });
});

// Each test puts back its own settings alone: the other may be running.
test.describe("the site's appearance", () => {
  // One after the other.
  test.describe.configure({ mode: "default" });
  test.beforeEach(async ({ request }) => {
    // What the test before published, or this one's first attempt, is shown for a minute.
    await untilUnbranded(request);
  });
  test.afterEach(async ({ sql }) => {
    await sql("DELETE FROM site_settings WHERE name = 'appearance'");
  });

  test("an admin previews colours of their own and saves them, and every page has them", async ({
    page,
    request,
    sql,
    aPerson,
  }) => {
    const ownPicture = await sharedPicture(request);
    await page.goto("/admin/appearance");
    const field = (name: string) => page.getByLabel(name, { exact: true });
    // Until its script runs, the form can't follow what is typed.
    await expect(async () => {
      await field("Links and selection").fill("");
      await field("Links and selection").fill("#2fa84f");
      await expect(page.getByText("too light for text")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await field("Main button").fill("#7a1f5c");
    await field("Dark brand").fill("#17301f");
    await field("Headline").fill("Work where others go on holiday");
    await expect(page.getByRole("img", { name: "The dark theme" })).toContainText(
      "Work where others go on holiday",
    );
    await expect(page.getByText("4 changes aren't public yet.")).toBeVisible();
    await expectNoViolations(page);
    await shootAll(page, "appearance");
    await page.setViewportSize({ width: 1440, height: 900 });

    await field("Headline").fill("Hiring Made Simple - Find Your Dream Job Now!");
    const elsewhere = page.getByRole("group", { name: "Elsewhere (optional)" });
    await elsewhere.getByRole("button", { name: "Add Link" }).click();
    await elsewhere.getByLabel("Text of link 1").fill("Mastodon");
    await elsewhere.getByLabel("Address of link 1").fill("https://social.example/@us");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Published. Every page shows it within a minute.")).toBeVisible();
    await expect(page.getByText("Everything here is public.")).toBeVisible();

    await untilHomeHas(request, "--amber:#7a1f5c");
    for (const path of ["/", "/jobs"]) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: "Mastodon" })).toBeVisible();
      await expectNoViolations(page);
      await shootAll(page, `branded${path.replaceAll("/", "-")}`);
    }
    const drawing = await request.get("/brand/harbour-light.svg");
    expect(drawing.headers()["content-type"]).toBe("image/svg+xml");
    expect(await drawing.text()).not.toContain("#0b7a75");

    // A shared link's picture is a new one, at a new address.
    const picture = await sharedPicture(request);
    expect(picture.url).not.toBe(ownPicture.url);
    expect(picture.type).toBe("image/png");
    expect((await request.get(ownPicture.url)).ok()).toBe(true);
    const htmlOfMail = async () => {
      const { email } = await aPerson();
      await request.post("/api/password-resets", { data: { email } });
      await mailTo(sql, email, "password");
      const [mail] = await sql<{ html: string }>(
        "SELECT html FROM mailbox_messages WHERE address = $1",
        [email],
      );
      return mail?.html ?? "";
    };
    // The worker reads the settings every few seconds.
    await expect
      .poll(htmlOfMail, { timeout: 60_000, intervals: [3000] })
      .toContain("background:#7a1f5c");
    if (process.env["SHOTS"]) {
      await page.setContent(`${await htmlOfMail()}
        <img src="data:image/png;base64,${picture.bytes.toString("base64")}">`);
      await shootAll(page, "branded-mail-and-picture");
    }
  });

  test("an admin gives the site a mark of its own, and takes it back", async ({
    page,
    request,
  }) => {
    const fixed = () => fixedIcons(request);
    const ownIcons = await fixed();
    await page.goto("/admin/appearance");
    await page.getByLabel("Choose Mark").setInputFiles("public/img/avatar.svg");
    await expect(page.getByText("Mark updated.")).toBeVisible();
    await expect(page.getByRole("img", { name: "The site's mark" })).toBeVisible();
    await expect
      .poll(async () => (await request.get("/manifest.webmanifest")).text(), { timeout: 60_000 })
      .toContain("/brand/icon-512.png");
    const unchanged = async () => (await fixed()).filter((icon) => ownIcons.includes(icon));
    await expect.poll(unchanged, { timeout: 60_000 }).toEqual([]);
    await page.getByRole("button", { name: "Remove Mark" }).click();
    await expect(page.getByText("Mark removed.")).toBeVisible();
    await expect.poll(fixed, { timeout: 60_000 }).toEqual(ownIcons);
  });

  test("an admin chooses other fonts: pages load only these two files, and nothing moves", async ({
    page,
    aBrowser,
    request,
  }) => {
    await page.goto("/admin/appearance");
    await page.getByLabel("Fonts", { exact: true }).selectOption("formal");
    await expect(page.getByText("1 change isn't public yet.")).toBeVisible();
    await expect(page.locator(".sample-hero > b").first()).toHaveCSS("font-family", /^Newsreader/);
    await publish(page);
    await untilHomeHas(request, '"Newsreader"');
    const preloads = /<link rel="preload" href="(\/fonts\/[^"]+)" as="font"/g;
    const preloaded = [...(await homeOf(request)).matchAll(preloads)].map(([, path = ""]) => path);
    expect(preloaded.map((path) => path.replace(/-\w+\.woff2$/, ""))).toEqual([
      "/fonts/newsreader",
      "/fonts/geist",
    ]);

    // Whoever never saw the fonts before.
    const visitor = await (await aBrowser()).newPage();
    const loaded = new Set<string>();
    visitor.on("request", (sent) => {
      if (sent.resourceType() === "font") loaded.add(new URL(sent.url()).pathname);
    });
    await countShifts(visitor);
    await expectSteadyAt(visitor, "/", 390);
    await visitor.goto("/robots.txt");
    await expectSteadyAt(visitor, "/jobs", 1440);
    expect([...loaded].toSorted()).toEqual(preloaded.toSorted());
    await shootAll(visitor, "fonts-formal");
    const file = await request.get(preloaded[0] ?? "");
    expect(file.headers()["cache-control"]).toContain("immutable");
  });

  test("the home page gets a drawing, then a picture", async ({ page, aBrowser, request }) => {
    const before = await sharedPicture(request);
    expect(before.type).toBe("image/png");
    await page.goto("/admin/appearance");
    await page.getByLabel("Behind it").selectOption("ward");
    await expect(page.getByText("1 change isn't public yet.")).toBeVisible();
    await publish(page);
    await untilHomeHas(request, "/brand/ward.svg");
    // So do the pictures of shared links.
    const sharedDrawing = await sharedPicture(request);
    expect(sharedDrawing.type).toBe("image/jpeg");
    await page.goto("/");
    await expectNoViolations(page);
    await shootAll(page, "hero-drawing");

    const drawing = await page.request.get("/img/scenes/street.svg");
    await page.goto("/admin/appearance");
    const picture = page.getByLabel("Choose Picture");
    const svg = { name: "quay.svg", mimeType: "image/svg+xml", buffer: await drawing.body() };
    await picture.setInputFiles(svg);
    await expect(page.getByText("Choose a JPEG, PNG, WebP, AVIF or GIF picture.")).toBeVisible();
    const photo = { name: "quay.png", mimeType: "image/png", buffer: await aPhoto() };
    await picture.setInputFiles(photo);
    await expect(page.getByText("Picture updated.")).toBeVisible();
    await page.getByLabel("Behind it").selectOption("picture");
    await page.getByLabel("What your picture shows (optional)").fill("The quay in the morning");
    await expect(page.getByText("2 changes aren't public yet.")).toBeVisible();
    await publish(page);

    await untilHomeHas(request, 'alt="The quay in the morning"');
    const sharedPhoto = await sharedPicture(request);
    expect(sharedPhoto.type).toBe("image/jpeg");
    expect(new Set([before, sharedDrawing, sharedPhoto].map(({ url }) => url)).size).toBe(3);
    // At the right, where no words are, it is the picture: white there, under a thin veil.
    expect(await redAt(sharedPhoto.bytes, 1180, 20)).toBeGreaterThan(150);
    const visitor = await (await aBrowser()).newPage();
    await countShifts(visitor);
    await expectSteadyAt(visitor, "/", 390);
    // Of its two sizes, a phone loads the small one.
    const [isThere, shown, small] = await visitor
      .getByAltText("The quay in the morning")
      .evaluate((image: HTMLImageElement) => [
        image.naturalWidth > 0,
        new URL(image.currentSrc).pathname,
        image.srcset.split(" ")[0],
      ]);
    expect(isThere).toBe(true);
    expect(shown).toBe(small);
    await page.goto("/");
    await expectNoViolations(page);
    await shootAll(page, "hero-picture");

    await page.goto("/admin/appearance");
    await page.getByRole("button", { name: "Remove Picture" }).click();
    await expect(page.getByText("Picture removed.")).toBeVisible();
    await untilHomeHasNot(request, "The quay in the morning");
  });

  test("an admin gives the header a logo for each ground", async ({ page, request }) => {
    await page.goto("/admin/appearance");
    for (const [ground, colour] of [
      ["Light", "#0b2545"],
      ["Dark", "#ffffff"],
    ] as const) {
      const logo = { name: "logo.svg", mimeType: "image/svg+xml", buffer: aLogo(colour) };
      await page.getByLabel(`Choose Logo for ${ground} Backgrounds`).setInputFiles(logo);
      await expect(
        page.getByAltText(`The logo for ${ground.toLowerCase()} backgrounds`),
      ).toBeVisible();
    }
    await expectNoViolations(page);
    await shootAll(page, "appearance-pictures");

    await untilHomeHas(request, "/brand/logo.png");
    await page.goto("/");
    const imageOf = (link: Element) => getComputedStyle(link, "::before").backgroundImage;
    const logoOf = (place: string) => page.locator(`${place} .logo`).evaluate(imageOf);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await logoOf(".site-header")).toContain("/brand/logo-dark.png");
    await page.emulateMedia({ colorScheme: "light" });
    expect(await logoOf(".site-header")).toContain("/brand/logo.png");
    expect(await logoOf(".site-footer")).toContain("/brand/logo-dark.png");
    await expect(page.locator(".site-header .logo")).toHaveAccessibleName(/\w/);
  });
});
