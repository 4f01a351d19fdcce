// What a notice leads to: the window that shows its table, the one in front first.
import { describe, expect, test } from "vitest";
import { pickWindow, readPush } from "../src/offline/windows.js";

const HOME = "https://play.example.org";
const shows = (path: string, visibilityState = "hidden", focused = false) => ({
  url: `${HOME}${path}`,
  visibilityState,
  focused,
});

describe("the window that a press on a notice brings to the front", () => {
  test("is the one that shows the table", () => {
    const windows = [shows("/"), shows("/t/abc"), shows("/t/abcd"), shows("/replay/abc")];
    expect(pickWindow(windows, `${HOME}/t/abc`)).toBe(windows[1]);
    expect(pickWindow([shows("/t/abc?cup#x")], `${HOME}/t/abc`)).toBeDefined();
    expect(pickWindow([shows("/t/abc/")], `${HOME}/t/abc`)).toBeDefined();
  });

  test("is the one in front, if several do", () => {
    const windows = [shows("/t/abc"), shows("/t/abc", "visible"), shows("/t/abc", "visible", true)];
    expect(pickWindow(windows, `${HOME}/t/abc`)).toBe(windows[2]);
    expect(pickWindow(windows.slice(0, 2), `${HOME}/t/abc`)).toBe(windows[1]);
  });

  test("is a new one, if none does", () => {
    expect(pickWindow([shows("/"), shows("/t/abcd")], `${HOME}/t/abc`)).toBeUndefined();
    expect(
      pickWindow([{ ...shows(""), url: "https://other.example.org/t/abc" }], `${HOME}/t/abc`),
    ).toBeUndefined();
    expect(pickWindow([], `${HOME}/t/abc`)).toBeUndefined();
  });
});

describe("what a push says", () => {
  test("is shown as it came, and leads to its table", () => {
    const text = JSON.stringify({ title: "Your turn", body: "Until 14:05.", path: "/t/abc", tag: "abc" });
    const { title, options } = readPush(text, `${HOME}/`);
    expect(title).toBe("Your turn");
    expect(options).toMatchObject({ body: "Until 14:05.", tag: "abc", data: { address: `${HOME}/t/abc` } });
  });

  test("leads nowhere else, whatever came", () => {
    for (const path of [
      "https://evil.example.org/",
      "//evil.example.org/x",
      "@evil.example.org",
      "\\\\evil.org",
      7,
    ])
      expect(new URL(readPush(JSON.stringify({ path }), `${HOME}/`).options.data.address).origin).toBe(HOME);
    for (const text of ["", "null", "not JSON", "[]"])
      expect(readPush(text, `${HOME}/`).title).toBe("Gobelet");
  });
});
