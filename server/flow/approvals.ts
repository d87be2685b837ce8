import type { RoleName } from '../../src/base/business'
import type { Move } from '../../src/model/access/transition'
import { readsUser } from '../../src/model/check/checkRollup'
import type { RolesOrRule } from '../../src/model/rules/grant'
import { parseRule, type Rule } from '../../src/model/rules/rule'
import { recordChangeEvent } from '../audit/changeEvents'
import { historyId } from '../audit/writeHistory'
import type { DbReader, Trx } from '../db/db'
import { addNotices, addressees } from '../notices/notices'
import noticeTexts from '../notices/noticeTexts.json'
import type { RecordValues, RequestContext } from '../query/requestContext'
import type { Loaded } from '../read/read'
import { onlyAnsweredSince } from './answeredSince'

interface Approval {
  readonly move: Move
  readonly record: RecordValues
  readonly amount: number
  /** The record as the approver saw it. */
  readonly loaded: Loaded
}

/** An approval counts once, for this record, transition and amount; a changed amount needs new approvals. */
const approvalKey = (
  { resource }: RequestContext,
  { move, record, amount }: Omit<Approval, 'loaded'>,
) => ({
  RESOURCE: resource.name,
  RECORD_ID: historyId(resource, record),
  TRANSITION: move.name,
  AMOUNT: Math.round(amount * 100),
})

/** Stores this person's approval of the record's current state; repeating it has no effect. */
export async function approve(trx: Trx, request: RequestContext, approval: Approval) {
  const where = approvalKey(request, approval)
  const { RESOURCE, RECORD_ID } = where
  const { record } = approval
  const { version: VERSION } = approval.loaded
  const { company } = request.resource
  const AT = request.records.clock().toISOString()
  const tenant = company ? String(record[company.name]) : null
  const approvalRow = { AT, VERSION }
  // The record stays unchanged, but those who wait for the approval are notified.
  await recordChangeEvent(trx, { RESOURCE, RECORD_ID, VERSION, tenant, BY: request.me.ID, AT })
  await trx
    .insertInto('_APPROVAL')
    .values({ ...where, USER_ID: request.me.ID, ...approvalRow })
    .onConflict(conflict =>
      conflict.columns([...Object.keys(where), 'USER_ID']).doUpdateSet(approvalRow),
    )
    .execute()
}

/**
 * People who approved the record's current state and still may. Any change by a person, another transition,
 * or the loss of the right ends an approval.
 */
export async function approvalsOf(
  trx: Trx,
  request: RequestContext,
  approval: Approval & Pick<PendingApproval, 'by'>,
): Promise<number[]> {
  let query = trx.selectFrom('_APPROVAL').select(['USER_ID', 'VERSION'])
  for (const [name, value] of Object.entries(approvalKey(request, approval)))
    query = query.where(name, '=', value)
  const approvers: number[] = []
  for (const { USER_ID, VERSION } of await query.execute())
    if (await isStillValid(trx, request, { ...approval, version: Number(VERSION) }))
      approvers.push(Number(USER_ID))
  if (approvers.length === 0) return approvers
  const { records, resource } = request
  const allowed = await addressees(trx, {
    records,
    resource,
    record: approval.record,
    notify: approval.by,
  })
  return approvers.filter(each => allowed.includes(each))
}

/** Whether an approval of an earlier version still applies. */
export const isStillValid = async (
  trx: DbReader,
  request: RequestContext,
  vote: Pick<Approval, 'move' | 'loaded'> & { readonly version: number },
): Promise<boolean> => vote.version === vote.loaded.version || onlyAnsweredSince(trx, request, vote)

/** The people of these roles who may approve this record; for example, not its creator. */
export const approversOf = ({ transition }: Move, roles: readonly RoleName[]): RolesOrRule => ({
  '$me.ROLE': { in: roles },
  and: (transition.guards ?? [])
    .map(({ rule }) => rule as Rule<never>)
    .filter(rule => readsUser(parseRule(rule))),
})

interface PendingApproval {
  readonly by: RolesOrRule
  /** People who have approved. */
  readonly approvers: readonly number[]
}

/** Notifies everybody else who may approve the amount. */
export async function notifyOtherApprovers(
  trx: Trx,
  request: RequestContext,
  { record, by, approvers }: Pick<Approval, 'record'> & PendingApproval,
) {
  const { records, resource } = request
  const allowed = await addressees(trx, { records, resource, record, notify: by })
  const people = allowed.filter(each => !approvers.includes(each))
  const text = noticeTexts.awaited
  await addNotices(trx, records, { kind: 'flow', resource, record, people, text })
}
