import { useEffect, useRef } from 'react'

/** What keys do with a part of the screen that another component renders. */
export type CommandName = 'save'

/** Returns false if there is nothing to do now; then the key keeps its usual effect. */
type Command = () => unknown

const commands = new Map<CommandName, Command>()

/** Offers commands while the component is mounted. They may be other functions at each render. */
export function useCommands(offered: Readonly<Partial<Record<CommandName, Command>>>): void {
  const latest = useRef(offered)
  useEffect(() => {
    latest.current = offered
  })
  useEffect(() => {
    const own = (Object.keys(latest.current) as CommandName[]).map((name) => {
      const run: Command = () => latest.current[name]?.()
      commands.set(name, run)
      return [name, run] as const
    })
    return () => {
      for (const [name, run] of own) if (commands.get(name) === run) commands.delete(name)
    }
  }, [])
}

/** Whether the screen offers a command. */
export const hasCommand = (name: CommandName): boolean => commands.has(name)

/** Runs a command of the screen. Returns false if there is none, or nothing to do. */
export const runCommand = (name: CommandName): boolean => {
  const run = commands.get(name)
  return run !== undefined && run() !== false
}
