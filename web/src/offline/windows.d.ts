export interface OpenWindow {
  url: string;
  focused: boolean;
  visibilityState: string;
}

export function pickWindow<T extends OpenWindow>(windows: readonly T[], address: string): T | undefined;

export interface ReadPush {
  title: string;
  options: { body: string; tag: string; renotify: boolean; icon: string; data: { address: string } };
}

export function readPush(text: string, scope: string): ReadPush;
