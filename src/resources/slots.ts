import { sellingRoles } from '../domain/checkout/sellers'
import { dashboardRoles } from '../domain/dashboards'
import type { Role } from '../domain/roles'
import { type Me, mayAct } from '../model/access'
import type { PieceName } from '../model/named'
import type { Resource } from '../model/resource'
import type { Slots } from '../model/schema'
import { later } from '../pieces/later'
import { type Later, plainLater } from '../pieces/plainLater'

export interface SlotProps {
  readonly resource: Resource
  /** The record shown or edited; none in a list. */
  readonly record?: Readonly<Record<string, unknown>>
}

interface NamedPiece {
  readonly Piece: Later<SlotProps>
  /** Everybody, when not said. */
  readonly isFor?: (me: Me, resource: Resource) => boolean
}
const dispatching: readonly Role[] = dashboardRoles.despacho
const sells = ({ ROLE }: Me) => sellingRoles.includes(ROLE)

/** Named pieces for named places of the generated pages; a schema's `slots` says which goes where. */
const pieces: Readonly<Record<PieceName, NamedPiece>> = {
  activity: {
    Piece: later(() => import('./activity/Activity').then(module => module.Activity)),
  },
  article: {
    Piece: plainLater(() => import('./news/NewsArticle').then(module => module.NewsArticle)),
  },
  conversation: {
    Piece: plainLater(() => import('./news/Conversation').then(module => module.Conversation)),
  },
  readMark: {
    Piece: plainLater(() => import('./news/ReadMark').then(module => module.ReadMark)),
  },
  addToCart: {
    Piece: plainLater(() => import('./selling/AddToCart').then(module => module.AddToCart)),
    isFor: sells,
  },
  creditDocuments: {
    Piece: later(() => import('./credit/CreditDocuments').then(module => module.CreditDocuments)),
  },
  deviceCover: {
    Piece: later(() => import('./device/DeviceCover').then(module => module.DeviceCover)),
  },
  history: {
    Piece: later(() => import('./history/History').then(module => module.OwnHistory)),
  },
  invitationLink: {
    Piece: later(() => import('./credit/InvitationLink').then(module => module.InvitationLink)),
  },
  orderCredit: {
    Piece: later(() => import('./clients/OrderCredit').then(module => module.OrderCredit)),
  },
  orderSteps: {
    Piece: plainLater(() => import('./device/OrderSteps').then(module => module.OrderSteps)),
  },
  productTop: {
    Piece: plainLater(() => import('./selling/ProductTop').then(module => module.ProductTop)),
  },
  sales: {
    Piece: plainLater(() => import('./selling/Sales').then(module => module.Sales)),
  },
  waitingByWarehouse: {
    Piece: later(() => import('./selling/Waiting').then(module => module.Waiting)),
    isFor: ({ ROLE }) => dispatching.includes(ROLE),
  },
  sell: {
    Piece: plainLater(() => import('./selling/SellButton').then(module => module.SellButton)),
    isFor: (me, resource) => sells(me) && !mayAct(resource, me, 'create'),
  },
  sellInstead: {
    Piece: plainLater(() => import('./selling/SellInstead').then(module => module.SellInstead)),
    isFor: sells,
  },
}

/** The piece a schema puts at this place for this person. */
export function pieceAt(resource: Resource, place: keyof Slots, me: Me) {
  const name = resource.schema.slots?.[place]
  return name && pieceNamed(resource, name, me)
}

export function pieceNamed(resource: Resource, name: PieceName, me: Me) {
  const { Piece, isFor } = pieces[name]
  return !isFor || isFor(me, resource) ? Piece : undefined
}
