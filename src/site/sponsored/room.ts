/**
 * Applies if large text does not fit beside a picture; the grid cells of the cards are containers.
 */
export const NO_ROOM = '@container (max-width: 17rem)'
