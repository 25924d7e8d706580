import { Outlet } from '@tanstack/react-router'

export function AdminLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
