import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ADMIN_MENU } from '@/admin/menu/adminMenu'
import { screens } from '@/content/screens'
import { createAppRouter } from '@/router'

const router = createAppRouter(createMemoryHistory())

test('§2: every route is in the list of screens', () => {
  const listed = new Set<string>(screens.map(({ route }) => route))
  const routes = Object.keys(router.routesByPath).map((path) => path.replace(/(?<=.)\/$/, ''))
  expect(routes.filter((route) => !listed.has(route))).toEqual([])
})

test('every screen of the back office is in its menu', () => {
  const linked = ADMIN_MENU.flatMap(({ entries }) => entries.map(({ to }) => to as string))
  const listed = screens.filter(({ area }) => area === 'admin').map(({ path }) => path)
  expect(linked.toSorted()).toEqual(listed.toSorted())
})
