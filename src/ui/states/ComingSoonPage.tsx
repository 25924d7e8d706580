import Card from '@mui/material/Card'
import { useRouterState } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { ButtonLink } from '../links'
import { PageHeader } from '../PageHeader'
import { EmptyState } from './EmptyState'

type Home = '/' | '/admin'

const HOME_LABEL: Record<Home, string> = {
  '/': 'العودة إلى الرئيسية',
  '/admin': 'العودة إلى نظرة عامة',
}

/**
 * A page for a screen that is not built yet, so that no link is dead. The link back goes to the front page, on
 * admin pages to the overview; `home` overrides that.
 */
export function ComingSoonPage({ title, home }: { title: string; home?: Home }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isAdmin = path === '/admin' || path.startsWith('/admin/')
  // On the overview itself, a link to the overview would do nothing.
  const back = home ?? (isAdmin && path.replace(/\/$/, '') !== '/admin' ? '/admin' : '/')
  return (
    <>
      <PageHeader title={title} dense={isAdmin} />
      <Card>
        <EmptyState
          icon={Hourglass}
          title="قيد الإعداد"
          text="لم تكتمل هذه الصفحة بعد، وستظهر هنا حين تجهز."
          action={
            <ButtonLink to={back} size="small">
              {HOME_LABEL[back]}
            </ButtonLink>
          }
        />
      </Card>
    </>
  )
}
