// Without `commands.ts`, since headers of public pages import it, too.

/** Marks an element whose buttons, tabs and choices the command palette lists (`admin/desk/pageActions.ts`). */
export const COMMANDS = { 'data-commands': true } as const
export const COMMANDS_SELECTOR = '[data-commands]'
