import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, fn, spyOn } from 'storybook/test'
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

const FAILURE = 'a broken page, on purpose'

/** A page that fails until it is retried. */
function BrokenPage({ isMended }: { isMended: () => boolean }) {
  const [router] = useState(() => {
    const route = createRootRoute({
      component: () => {
        if (!isMended()) throw new Error(FAILURE)
        return <h1>عادت الصفحة</h1>
      },
    })
    return createRouter({
      routeTree: route,
      history: createMemoryHistory({ initialEntries: ['/'] }),
      defaultErrorComponent: RouteError,
    })
  })
  return <RouterProvider router={router as never} />
}

let isMended = false
const logged = fn()

/** The h1 says what happened and has the focus. */
export const Failed = meta.story({
  render: () => <BrokenPage isMended={() => isMended} />,
  beforeEach: () => {
    isMended = false
    // The failure is intended: `logged` receives it for an assertion, and it stays out of the browser's console.
    logged.mockClear()
    spyOn(console, 'error').mockImplementation(logged)
    spyOn(console, 'warn').mockImplementation(() => {})
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('تعذّر عرض هذه الصفحة')
    await expect(title).toHaveFocus()
    await expect(logged.mock.calls.flat().map(String).join()).toContain(FAILURE)
  },
})

/** «إعادة المحاولة» renders the page again. */
export const TriedAgain = meta.story({
  tags: ['developer'],
  render: Failed.input.render,
  beforeEach: Failed.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('تعذّر عرض هذه الصفحة')
    isMended = true
    await userEvent.click(canvas.getByRole('button', { name: 'إعادة المحاولة' }))
    await expect(await canvas.findByText('عادت الصفحة')).toBeVisible()
  },
})

export const Board = meta.story(partBoard)
