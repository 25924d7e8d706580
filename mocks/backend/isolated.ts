/** Isolates a Latin name, so that it does not change the direction of the Arabic text around it. */
export const isolated = (name: PropertyKey | undefined) => `\u2068${String(name)}\u2069`
