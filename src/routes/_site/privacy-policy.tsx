import { createFileRoute } from '@tanstack/react-router'
import { privacyHead } from '@/content/legal/legalHeads'
import { pageHead } from '@/lib/pageHead'
import { PrivacyPolicy } from '@/site/legal/privacyPolicy'

export const Route = createFileRoute('/_site/privacy-policy')({
  head: () => pageHead(privacyHead),
  component: PrivacyPolicy,
})
