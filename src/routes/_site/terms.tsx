import { createFileRoute } from '@tanstack/react-router'
import { termsHead } from '@/content/legal/legalHeads'
import { pageHead } from '@/lib/pageHead'
import { TermsOfUse } from '@/site/legal/TermsOfUse'

export const Route = createFileRoute('/_site/terms')({
  head: () => pageHead(termsHead),
  component: TermsOfUse,
})
