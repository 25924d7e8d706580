const RealDate = globalThis.Date

/** Freezes the current time, so that pictures can be compared; timers still run. Returns a function that undoes it. */
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
