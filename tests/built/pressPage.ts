/** The part of `earlyPresses.spec.ts` that runs inside the page. */

export type Kind =
  | ('switch' | 'checkbox' | 'radio' | 'tab' | 'select' | 'text' | 'button' | 'link')
  /** no control: the key of the search */
  | 'shortcut'

export type Target = {
  /** names the control in every visit of its page: its kind, its name, and its place among those of that name */
  key: string
  kind: Kind
  x: number
  y: number
  isHydrated: boolean
}

export type Presses = {
  /** the pointers and keys that went down in this document, with the control that they hit */
  pressed: { key: string; isEarly: boolean }[]
  /**
   * Scrolls to a visible enabled control and returns it; undefined before the time, and while there is none. Where the kind
   * has none it takes another kind.
   */
  pickAfter: (what: { msAfterPaint: number; kind: Kind; draw: number }) => Target | undefined
  find: (key: string) => Target | undefined
  focus: (key: string) => void
  /** whether the page was painted so long ago, or paints nothing before its scripts have run */
  isPaintedFor: (ms: number) => boolean
  /** whether it is hydrated and nothing has changed for so long */
  isQuietFor: (ms: number) => boolean
}

declare global {
  interface Window {
    presses: Presses
  }
}

/** Runs in the page before its scripts: sets `window.presses`. */
export function observePresses(): void {
  const KINDS: [Kind, string][] = [
    ['switch', '[role=switch]'],
    ['checkbox', '[type=checkbox]'],
    ['radio', '[type=radio]'],
    ['tab', '[role=tab]'],
    ['select', 'select'],
    ['text', 'input, textarea'],
    ['button', 'button, summary'],
    ['link', 'a[href]'],
  ]
  const CONTROLS = KINDS.map(([, selector]) => selector).join()
  const SHORTCUT: Target = { key: 'shortcut', kind: 'shortcut', x: 0, y: 0, isHydrated: false }

  const isHydrated = () => document.documentElement?.hasAttribute('data-hydrated') ?? false
  const kindOf = (control: Element): Kind =>
    KINDS.find(([, selector]) => control.matches(selector))?.[0] ?? 'button'

  const labelOf = (control: Element) => (control as Partial<HTMLInputElement>).labels?.[0]
  const nameOf = (control: Element) => {
    if (control instanceof HTMLAnchorElement) return control.pathname + control.search
    const label = labelOf(control)
    const text = control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent
    // A count changes when the page has read what the browser has stored.
    return text
      .trim()
      .replace(/[\d,]+/g, '#')
      .slice(0, 60)
  }
  const controls = () => {
    const counts = new Map<string, number>()
    // Not the demo's panel, which is no part of the product.
    const own = `#root :is(${CONTROLS}):not([data-demo-panel] *)`
    return [...document.querySelectorAll<HTMLElement>(own)].map((control) => {
      const name = `${kindOf(control)} «${nameOf(control)}»`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return { control, key: count > 1 ? `${name} ${count}` : name }
    })
  }
  /** Begins at one of the items. */
  const rotate = <Item>(items: Item[], draw: number) => {
    const from = draw % Math.max(items.length, 1)
    return [...items.slice(from), ...items.slice(0, from)]
  }
  const elementOf = (key: string) => controls().find((one) => one.key === key)?.control

  const controlAt = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return null
    return target.closest(CONTROLS) ?? target.closest('label')?.control ?? null
  }
  const targetOf = (control: HTMLElement, key: string): Target | undefined => {
    if (!control.checkVisibility({ visibilityProperty: true })) return undefined
    if (control.matches(':disabled, [aria-disabled=true]')) return undefined
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    // An input that only screen readers see is pressed on its label.
    const label = labelOf(control)
    const own = control.getBoundingClientRect()
    const box = own.width > 2 ? own : label?.getBoundingClientRect()
    if (!box) return undefined
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (controlAt(document.elementFromPoint(x, y)) !== control) return undefined
    return { key, kind: kindOf(control), x, y, isHydrated: isHydrated() }
  }

  let changedAt = 0
  const pressed: Presses['pressed'] = []
  const presses: Presses = {
    pressed,
    isPaintedFor: (ms) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return performance.now() > (paint?.startTime ?? 400) + ms
    },
    isQuietFor: (ms) => isHydrated() && performance.now() - changedAt > ms,
    pickAfter: ({ msAfterPaint, kind, draw }) => {
      if (!presses.isPaintedFor(msAfterPaint)) return undefined
      const all = controls()
      if (kind === 'shortcut' && all.some(({ control, key }) => targetOf(control, key)))
        return { ...SHORTCUT, isHydrated: isHydrated() }
      const kinds = [...new Set(all.map(({ control }) => kindOf(control)))].toSorted()
      for (const chosen of [kind, ...rotate(kinds, draw)]) {
        const some = all.filter(({ control }) => kindOf(control) === chosen)
        for (const { control, key } of rotate(some, draw)) {
          const target = targetOf(control, key)
          if (target) return target
        }
      }
      return undefined
    },
    find: (key) => {
      if (key === 'shortcut') return SHORTCUT
      const control = elementOf(key)
      return control && targetOf(control, key)
    },
    focus: (key) => elementOf(key)?.focus(),
  }
  window.presses = presses

  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ target }) => {
        const control = controlAt(target)
        const key = controls().find((one) => one.control === control)?.key ?? 'shortcut'
        pressed.push({ key, isEarly: !isHydrated() })
      },
      true,
    )

  const note = () => {
    changedAt = performance.now()
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  for (const type of ['input', 'change']) addEventListener(type, note, true)
}
