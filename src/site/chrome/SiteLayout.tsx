import { Outlet } from '@tanstack/react-router'

export function SiteLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
