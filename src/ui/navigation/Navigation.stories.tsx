import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
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

function Site({ waitFor: slow }: { waitFor: () => Promise<void> }) {
  const [router] = useState(() => {
    const root = createRootRoute({
      component: () => (
        <>
          <HeadContent />
          <RouteProgress />
          <Link to={'/' as never}>الرئيسية</Link> <Link to={'/slow' as never}>أخبار الرياضة</Link>{' '}
          <Link to={'/slow' as never} search={{ q: 'كأس' } as never}>
            تصفية
          </Link>
          <Outlet />
          <RouteAnnouncer />
        </>
      ),
    })
    const page = (path: string, title: string, loader?: () => Promise<void>) =>
      createRoute({
        getParentRoute: () => root,
        path,
        head: () => ({ meta: [{ title: `${title} · مدار` }] }),
        component: () => <h1 tabIndex={-1}>{title}</h1>,
        ...(loader ? { loader } : {}),
      })
    return createRouter({
      routeTree: root.addChildren([page('/', 'مدار'), page('/slow', 'أخبار الرياضة', slow)]),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    })
  })
  return <RouterProvider router={router as never} />
}

const now = () => Promise.resolve()
const never = () => new Promise<void>(() => {})

const sent = fn()

/** A change of search params only is not a new page: the focus stays, and no page view is sent (Spec §7). */
export const NewPage = meta.story({
  render: () => <Site waitFor={now} />,
  play: async ({ canvas, userEvent }) => {
    const h1 = await canvas.findByRole('heading', { level: 1, name: 'مدار' })
    // The first page was loaded directly, so the browser decides about the focus.
    await expect(h1).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'أخبار الرياضة' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    const link = canvas.getByRole('link', { name: 'تصفية' })
    await userEvent.click(link)
    await waitFor(() => expect(link).toHaveAttribute('data-status', 'active'))
    await expect(link).toHaveFocus()
    await expect(sent).toHaveBeenCalledTimes(2)
  },
  beforeEach: () => {
    window.gtag = sent.mockClear()
    return () => {
      delete window.gtag
    }
  },
})

/** A slow page: a thin bar at the top that grows from the right. */
export const SlowPage = meta.story({
  render: () => <Site waitFor={never} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'أخبار الرياضة' }))
    const bar = await canvas.findByRole('progressbar', { name: 'جارٍ تحميل الصفحة' })
    await waitFor(() => expect(bar.getBoundingClientRect().width).toBeGreaterThan(20), {
      timeout: 4000,
    })
    const { left, right } = bar.getBoundingClientRect()
    await expect(right).toBeCloseTo(document.documentElement.clientWidth, 0)
    await expect(left).toBeGreaterThan(0)
  },
})

export const Board = meta.story(partBoard)
