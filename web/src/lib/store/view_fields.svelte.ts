// The view of a table, followed field by field: what reads one field runs again when this field changes, not with each
// state of the server.
import { untrack } from "svelte";
import type { AnyView } from "../net/wire";
import { shared } from "./sharing";

class Field {
  value = $state.raw<unknown>();
  constructor(first: unknown) {
    this.value = first;
  }
}

/** An object or array with the same keys for good. Each key has a signal of its own. */
class Fields<T extends object> {
  readonly all: T;
  private readonly fields = new Map<string, Field>();

  constructor(first: T) {
    this.all = (Array.isArray(first) ? [] : {}) as T;
    for (const [key, value] of Object.entries(first)) {
      const field = new Field(value);
      this.fields.set(key, field);
      Object.defineProperty(this.all, key, { enumerable: true, get: () => field.value });
    }
  }
  fits(fresh: T): boolean {
    const keys = Object.keys(fresh);
    return keys.length === this.fields.size && keys.every((key) => this.fields.has(key));
  }
  take(fresh: T): void {
    for (const [key, field] of this.fields) field.value = shared(field.value, fresh[key as keyof T]);
  }
}
export class ViewFields {
  changes = $state(0); // of the view until now: for what depends on the page, not on one field
  private view = $state.raw<Fields<AnyView> | null>(null);
  private seats: Fields<AnyView["seats"]> | null = null;

  /** The view: one object as long as its keys and seats are the same. */
  get now(): AnyView | null {
    return this.view?.all ?? null;
  }
  take(fresh: AnyView | null): void {
    untrack(() => {
      if (fresh === this.now) return;
      this.changes += 1;
      if (fresh === null) this.view = this.seats = null;
      else this.takeFields(fresh);
    });
  }
  private takeFields(fresh: AnyView): void {
    if (this.view?.fits(fresh) && this.seats?.fits(fresh.seats)) {
      this.seats.take(fresh.seats);
      this.view.take({ ...fresh, seats: this.seats.all });
    } else {
      this.seats = new Fields(fresh.seats);
      this.view = new Fields({ ...fresh, seats: this.seats.all });
    }
  }
}
