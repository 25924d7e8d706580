import { createFileRoute } from '@tanstack/react-router'
import { privacyHead } from '@/content/legal/legalHeads'
import { pageHead } from '@/lib/pageHead'
import { LegalPage } from '@/site/legal/LegalPage'
import { privacyPolicy } from '@/site/legal/privacyPolicy'

export const Route = createFileRoute('/_site/privacy')({
  head: () => pageHead(privacyHead),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />
}
