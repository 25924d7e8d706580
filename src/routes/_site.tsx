import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '@/site/chrome/SiteLayout'

export const Route = createFileRoute('/_site')({ component: SiteLayout })
