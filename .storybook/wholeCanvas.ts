/**
 * Parameters for the stories of a part or a foundation: they open in the whole canvas, where a screen opens at
 * 1280 px. The key is the one that the toolbar starts with (preview.tsx), so that the toolbar can still choose
 * another viewport; `globals` of a story would lock it.
 */
export const wholeCanvas = {
  viewport: {
    options: {
      desktop: {
        name: 'Whole canvas',
        styles: { width: '100%', height: '100%' },
        type: 'desktop',
      },
      wide: {
        name: 'Desktop 1280',
        styles: { width: '1280px', height: '900px' },
        type: 'desktop',
      },
    },
  },
} as const
