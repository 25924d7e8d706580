/** The one door to the fake backend. */
export async function startMocks(): Promise<void> {}
