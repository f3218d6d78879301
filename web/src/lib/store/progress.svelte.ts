// States of the entries of a list, lessons or puzzles: what this browser knows, then what the account adds.

export class Progress<State extends string> {
  states = $state.raw<Record<string, State>>({});

  /** `share`: tells the account what is known here, and remembers what it answers. */
  constructor(
    private readonly stateOf: (id: string) => State,
    private readonly share: (ids: string[]) => Promise<void>,
  ) {}

  /** Does not wait for the account: what is known here is enough. */
  show(ids: string[]): void {
    const read = (): void => {
      this.states = Object.fromEntries(ids.map((id) => [id, this.stateOf(id)] as const)) as Record<string, State>;
    };
    read();
    this.share(ids).then(read, () => undefined);
  }
}
