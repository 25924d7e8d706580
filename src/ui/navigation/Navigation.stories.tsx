import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { RouteAnnouncer } from './RouteAnnouncer'
import { RouteProgress } from './RouteProgress'

/** الانتقال بين الصفحات */
const meta = preview.meta({
  title: 'Parts/Navigation',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:a'],
  parameters: partParameters(`
  Call: <RouteProgress /> and <RouteAnnouncer />, once in each layout

  **Use it** in every layout: a bar for a page that takes more than 300 ms, the focus and the announcement of a
  new page.

  **Not** for what loads inside a page: LoadingSpinner and skeletons.

  **Keyboard:** Enter on a link: the focus is then on the h1 of the new page.

  **Screen reader:** «جارٍ تحميل الصفحة» while it takes long; then the title of the new page. A change of a
  filter or a tab is no new page.
`),
})

function Site({ isSlow = false }) {
  const [router] = useState(() => {
    const root = createRootRoute({
      component: () => (
        <>
          <RouteProgress />
          <Link to={'/' as never}>الرئيسية</Link> <Link to={'/slow' as never}>أخبار الرياضة</Link>
          <Outlet />
          <RouteAnnouncer />
        </>
      ),
    })
    const page = (path: string, title: string, loader?: () => Promise<void> | undefined) =>
      createRoute({
        getParentRoute: () => root,
        path,
        ...(loader && { loader }),
        component: () => <h1>{title}</h1>,
      })
    const slow = () => (isSlow ? new Promise<void>(() => {}) : undefined)
    return createRouter({
      routeTree: root.addChildren([page('/', 'مدار'), page('/slow', 'أخبار الرياضة', slow)]),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    })
  })
  return <RouterProvider router={router as never} />
}

export const NewPage = meta.story({ render: () => <Site /> })

/** A slow page: a thin bar at the top that grows from the right. */
export const SlowPage = meta.story({
  render: () => <Site isSlow />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'أخبار الرياضة' }))
    await canvas.findByRole('progressbar', { name: 'جارٍ تحميل الصفحة' })
  },
})

export const Board = meta.story(partBoard)
