import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { RouteError } from './RouteError'

/** صفحة تعذّر عرضها */
const meta = preview.meta({
  title: 'Parts/RouteError',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus'],
  parameters: partParameters(`
  **Use it** as the error component of every route: the page broke, or its code did not arrive.

  **Not** for a list that could not be loaded: ErrorState inside the page. For an address that does not exist:
  the not-found page.

  **Keyboard:** Tab moves to «إعادة المحاولة»; Enter, Space render the page again, or load the document again.

  **Screen reader:** The title as an alert; it is the h1 and has the focus if nothing else has it.
`),
  component: RouteError,
})

function BrokenPage() {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({
        component: () => {
          throw new Error('a broken page, on purpose')
        },
      }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
      defaultErrorComponent: RouteError,
    }),
  )
  return <RouterProvider router={router as never} />
}

/** The h1 says what happened and has the focus. */
export const Failed = meta.story({
  render: () => <BrokenPage />,
  beforeEach: () => {
    // The failure is intended: it stays out of the browser's console.
    spyOn(console, 'error').mockImplementation(() => {})
    spyOn(console, 'warn').mockImplementation(() => {})
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus()
  },
})

export const Board = meta.story(partBoard)
