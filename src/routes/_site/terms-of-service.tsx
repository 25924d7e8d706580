import { createFileRoute } from '@tanstack/react-router'
import { termsHead } from '@/content/legal/legalHeads'
import { termsOfUse } from '@/content/legal/termsOfUse'
import { pageHead } from '@/lib/pageHead'
import { LegalPage } from '@/site/legal/LegalPage'

export const Route = createFileRoute('/_site/terms-of-service')({
  head: () => pageHead(termsHead),
  component: TermsOfUse,
})

function TermsOfUse() {
  return <LegalPage document={termsOfUse} />
}
