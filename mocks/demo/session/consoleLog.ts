export const consoleErrors: string[] = []

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
  consoleErrors.push(text.join(' ').slice(0, 2000))
  if (consoleErrors.length > 50) consoleErrors.shift()
}
