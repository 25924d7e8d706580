/** ms since 1970, also in a tab whose clock a tour has shifted, and in a story, whose clock is still. */
export const realNow = (): number => performance.timeOrigin + performance.now()
