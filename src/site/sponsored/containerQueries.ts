/**
 * Applies if large text does not fit beside a picture; the grid cells of the cards are containers.
 */
export const NARROW_CONTAINER = '@container (max-width: 17rem)'
