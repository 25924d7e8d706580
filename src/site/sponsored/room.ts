/** Where large text leaves words no room beside a picture: the cards' places are containers. */
export const NO_ROOM = '@container (max-width: 17rem)'
