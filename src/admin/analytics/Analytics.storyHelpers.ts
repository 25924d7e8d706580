import type { within } from 'storybook/test'

export const card = (canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement> =>
  canvas.findByRole('region', { name })
