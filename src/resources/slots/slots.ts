import type { Role } from '../../base/business'
import { dashboardRoles } from '../../domain/accounts/dashboards'
import { sellingRoles } from '../../domain/checkout/sellers'
import { withNamespaces } from '../../i18n/inUse'
import { type Me, mayAct } from '../../model/access/access'
import type { Slots } from '../../model/definition/pageWords'
import type { PieceName } from '../../model/definition/uiNames'
import type { Resource } from '../../model/fields/resource'
import { later } from '../../pieces/theme/later'
import { type Later, plainLater } from '../../pieces/theme/plainLater'
import type { SlotProps } from '../record/slotProps'

interface NamedPiece {
  readonly Piece: Later<SlotProps>
  /** Everybody by default. */
  readonly isFor?: (me: Me, resource: Resource) => boolean
}
const dispatching: readonly Role[] = dashboardRoles.despacho
const sells = ({ ROLE }: Me) => sellingRoles.includes(ROLE)

/** Components for slots of the generated pages; a schema's `slots` assigns them. */
const pieces: Readonly<Record<PieceName, NamedPiece>> = {
  activity: {
    Piece: later(() =>
      withNamespaces(import('../activity/Activity'), 'history').then(module => module.Activity),
    ),
  },
  article: {
    Piece: plainLater(() =>
      withNamespaces(import('../news/NewsArticle'), 'blog').then(module => module.NewsArticle),
    ),
  },
  conversation: {
    Piece: plainLater(() =>
      withNamespaces(import('../news/PostConversation'), 'blog').then(
        module => module.PostConversation,
      ),
    ),
  },
  readMark: {
    Piece: plainLater(() =>
      withNamespaces(import('../news/ReadMark'), 'blog').then(module => module.ReadMark),
    ),
  },
  addToCart: {
    Piece: plainLater(() =>
      withNamespaces(import('../selling/AddToCart'), 'shop').then(module => module.AddToCart),
    ),
    isFor: sells,
  },
  creditDocuments: {
    Piece: later(() =>
      withNamespaces(
        import('../credit/CreditDocuments'),
        'credit',
        'form',
        'validation',
        'columns',
        'field',
      ).then(module => module.CreditDocuments),
    ),
  },
  deviceCover: {
    Piece: later(() =>
      withNamespaces(import('../device/DeviceCover'), 'devices').then(module => module.DeviceCover),
    ),
  },
  history: {
    Piece: later(() =>
      withNamespaces(import('../history/History'), 'history').then(module => module.OwnHistory),
    ),
  },
  invitationLink: {
    Piece: later(() =>
      withNamespaces(import('../credit/InvitationLink'), 'credit').then(
        module => module.InvitationLink,
      ),
    ),
  },
  orderCredit: {
    Piece: later(() =>
      withNamespaces(import('../credit/OrderCredit'), 'clients', 'columns').then(
        module => module.OrderCredit,
      ),
    ),
  },
  orderSteps: {
    Piece: plainLater(() => import('../device/OrderSteps').then(module => module.OrderSteps)),
  },
  productTop: {
    Piece: plainLater(() =>
      withNamespaces(import('../selling/ProductTop'), 'goods').then(module => module.ProductTop),
    ),
  },
  sales: {
    Piece: plainLater(() =>
      withNamespaces(import('../selling/ProductSalesCard'), 'goods').then(
        module => module.ProductSalesCard,
      ),
    ),
  },
  waitingByWarehouse: {
    Piece: later(() =>
      withNamespaces(import('../selling/WaitingByWarehouse'), 'bi').then(
        module => module.WaitingByWarehouse,
      ),
    ),
    isFor: ({ ROLE }) => dispatching.includes(ROLE),
  },
  sell: {
    Piece: plainLater(() =>
      withNamespaces(import('../selling/SellButton'), 'shop').then(module => module.SellButton),
    ),
    isFor: (me, resource) => sells(me) && !mayAct(resource, me, 'create'),
  },
  sellInstead: {
    Piece: plainLater(() =>
      withNamespaces(import('../selling/SellInstead'), 'shop').then(module => module.SellInstead),
    ),
    isFor: sells,
  },
}

/** The component that a schema assigns to this slot, if it is for this person. */
export function pieceAt(resource: Resource, place: keyof Slots, me: Me) {
  const name = resource.schema.slots?.[place]
  return name && pieceNamed(resource, name, me)
}

export function pieceNamed(resource: Resource, name: PieceName, me: Me) {
  const { Piece, isFor } = pieces[name]
  if (me.PLAIN_SERVER) return undefined // each needs calls of ours
  return !isFor || isFor(me, resource) ? Piece : undefined
}
