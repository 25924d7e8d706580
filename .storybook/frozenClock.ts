const RealDate = globalThis.Date

/** Makes «now» stand still, for pictures that compare; timers run on. Returns the way back. */
export function freezeClock(iso: string): () => void {
  const now = new RealDate(iso).getTime()
  class FrozenDate extends RealDate {
    constructor(...args: [] | [string | number | Date]) {
      super(...((args.length === 0 ? [now] : args) as [number]))
    }
    static override now() {
      return now
    }
  }
  globalThis.Date = FrozenDate as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}
