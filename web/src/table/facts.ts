// The facts of a message by name, as the kind that is wanted.
import type { Told } from "../protocol";

export class Facts {
  constructor(private readonly message: Told) {}

  number(name: string): number {
    return Number(this.message.facts[name] ?? 0);
  }

  word(name: string): string {
    return String(this.message.facts[name] ?? "");
  }

  list<T extends number | string>(name: string): T[] {
    const value = this.message.facts[name];
    return Array.isArray(value) ? (value as T[]) : [];
  }
}
