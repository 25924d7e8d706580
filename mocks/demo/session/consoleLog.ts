/** The largest number of stored lines; the oldest are removed first. */
const LINES = 100
const LEVELS = ['error', 'warn', 'info', 'log'] as const
const MAX_LENGTH = 2000

/** A line of the console since the recorder began. */
export type ConsoleLine = {
  level: (typeof LEVELS)[number]
  text: string
}

const lines: ConsoleLine[] = []

export const consoleLines = (): readonly ConsoleLine[] => lines

/** Keeps what the page writes to the console from now on, and its errors. */
export function recordConsole(): void {
  const { console: page } = globalThis
  for (const level of LEVELS) {
    const write = page[level]
    page[level] = (...values: unknown[]) => {
      add(level, values.map(textOf).join(' '))
      write.apply(page, values)
    }
  }
  addEventListener('error', ({ message, error }) => add('error', textOf(error ?? message)))
  addEventListener('unhandledrejection', ({ reason }) => add('error', textOf(reason)))
}

function add(level: ConsoleLine['level'], text: string) {
  lines.push({ level, text: text.slice(0, MAX_LENGTH) })
  if (lines.length > LINES) lines.shift()
}

function textOf(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  try {
    return typeof value === 'string' ? value : JSON.stringify(value)
  } catch {
    // A circle.
    return String(value)
  }
}
