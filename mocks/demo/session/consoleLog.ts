const LINES = 50

const lines: string[] = []

/** The errors of the page since the recorder began, as the console shows them. */
export const consoleErrors = (): readonly string[] => lines

export function recordErrors(): void {
  const { error: write } = console
  console.error = (...values: unknown[]) => {
    add(...values)
    write.apply(console, values)
  }
  addEventListener('error', ({ message, error }) => add(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => add(reason))
}

function add(...values: unknown[]) {
  const text = values.map((value) => (value instanceof Error ? value.stack : String(value)))
  lines.push(text.join(' ').slice(0, 2000))
  if (lines.length > LINES) lines.shift()
}
