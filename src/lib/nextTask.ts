/** A promise that resolves in a later task, so that the browser can handle input before long work continues. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
