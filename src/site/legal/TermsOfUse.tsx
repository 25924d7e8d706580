import { termsOfUse } from '@/content/legal/termsOfUse'
import { LegalPage } from './LegalPage'

export const TermsOfUse = () => <LegalPage document={termsOfUse} />
