import { PageHead } from '../../pieces/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { LanguageCard } from './LanguageCard'
import { PasswordCard } from './PasswordCard'
import { SessionsCard } from './SessionsCard'
import './account.css'

/** What a person decides about their own account. */
export const AccountPage = () => (
  <div className="p-page account-page">
    <PageHead />
    {[PasswordCard, SessionsCard, LanguageCard].map(Card => (
      <CardBoundary key={Card.name}>
        <Card />
      </CardBoundary>
    ))}
  </div>
)
