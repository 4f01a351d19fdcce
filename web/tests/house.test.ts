import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { keepSeat, keepToo, keptHere, read, seatAt, write } from "../src/kit/keepsake";
import NetworkSwitch from "../src/kit/NetworkSwitch.svelte";
import { house, leadsHere } from "../src/net/house.svelte";
import { language } from "../src/words/language.svelte";
import { ready } from "./catalogue";

const OPEN = {
  addresses: [{ address: "192.168.1.5", adapter: "wlan0" }],
  open: { address: "192.168.1.5", adapter: "wlan0" },
  link: "http://192.168.1.5:8080",
};

interface Asked {
  method: string;
  headers: Record<string, string>;
}

/** A server that knows one key and one session. */
function serve() {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (path, options) => {
    const { method, headers } = options as Asked;
    const said = JSON.parse((options?.body as string) ?? "{}");
    if (path === "api/house") return Response.json({ link: "https://play.example" });
    if (path === "api/network/session" && said.key === "right") return Response.json({ session: "ours" });
    if (path === "api/network" && headers.Authorization === "Bearer ours") {
      return Response.json(method === "DELETE" ? { ...OPEN, open: null, link: "" } : OPEN);
    }
    return Response.json({ code: "network-forbidden", text: "No." }, { status: 403 });
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  location.hash = "";
  house.link = "";
  house.network = undefined;
});

test("the key of the address becomes a session, and leaves the address", async () => {
  serve();
  location.hash = "#house=right";
  expect(await house.begin()).toBe(true);
  expect(location.hash).toBe("");
  expect(read("network")).toBe("ours");
  expect(house.linkTo("t/abc")).toBe("http://192.168.1.5:8080/t/abc");
  expect(house.reachable).toBe(true);
  await house.close();
  expect(house.network?.open).toBeNull();
  expect(house.linkTo("t/abc")).toBe(`${location.origin}/t/abc`);
});

test("without a session nothing is asked, and one of another program is forgotten", async () => {
  const asked = serve();
  expect(await house.begin()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  write("network", "of yesterday");
  expect(await house.begin()).toBe(false);
  expect(read("network")).toBeNull();
  write("network", "ours");
  vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("no network"));
  expect(await house.begin()).toBe(false);
  expect(read("network")).toBe("ours");
  localStorage.clear();
  location.hash = "#house=wrong";
  expect(await house.begin()).toBe(false);
  expect(house.network).toBeUndefined();
});

test("the server's own address begins links", async () => {
  serve();
  await house.look();
  expect(house.linkTo("t/abc")).toBe("https://play.example/t/abc");
});

test("one of several networks is chosen, the first unless said otherwise", async () => {
  await ready();
  language.current = "en";
  const asked = serve();
  write("network", "ours");
  const addresses = [
    { address: "192.168.1.5", adapter: "wlan0" },
    { address: "100.100.1.2", adapter: "tailscale0" },
  ];
  const network = { addresses, open: null, link: "" };
  const page = mount(NetworkSwitch, { target: document.body, props: { network } });
  const choice = document.querySelector("select") as HTMLSelectElement;
  expect([...choice.options].map((one) => one.text)).toEqual([
    "wlan0 · 192.168.1.5",
    "tailscale0 · 100.100.1.2",
  ]);
  expect(choice.value).toBe("192.168.1.5");
  choice.value = "100.100.1.2";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(house.link).toBe(OPEN.link));
  expect(asked.mock.calls.at(-1)?.[1]).toMatchObject({ method: "POST", body: '{"address":"100.100.1.2"}' });
  unmount(page);
});

test("some addresses lead nobody else to us", () => {
  for (const host of ["localhost", "127.0.0.1", "127.0.0.2", "[::1]"]) expect(leadsHere(host)).toBe(true);
  for (const host of ["192.168.1.5", "localhost.example", "127.example", "gobelet.test"]) {
    expect(leadsHere(host)).toBe(false);
  }
});

test("what was kept elsewhere is kept too, and what is here stays", () => {
  const seat = (table: string, token: string) => ({
    table,
    token,
    seat: 0,
    ruleset: "",
    at: 1,
    phase: "lobby",
  });
  keepSeat(seat("a", "old"));
  keepSeat(seat("b", "old"));
  write("name", "Ann");
  write("network", "secret");
  const elsewhere = keptHere();
  expect(Object.keys(elsewhere)).not.toContain("network");
  localStorage.clear();
  keepSeat(seat("a", "new"));
  write("name", "Bea");
  keepToo({ ...elsewhere, theme: "dark", seats: elsewhere.seats, evil: "x" });
  expect(seatAt("a")?.token).toBe("new");
  expect(seatAt("b")?.token).toBe("old");
  expect([read("name"), read("theme"), read("evil")]).toEqual(["Bea", "dark", null]);
  keepToo({ seats: "nonsense", name: 7 });
  expect(read("name")).toBe("Bea");
});
