/** Replaces the current time of the page; timers still run. Returns a function that undoes it. */
export function setClock(now: () => number): () => void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], self),
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
