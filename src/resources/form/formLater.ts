import type { InlineCreateProps } from '../../fields/inlineCreate'
import { Confirm } from '../../pieces/confirmLater'
import { later } from '../../pieces/later'
import { plainLater } from '../../pieces/plainLater'
import type { AlikeFinderProps } from './alike/AlikeFinder'
import type { AlikeNoteProps } from './alike/AlikeNote'
import type { LeaveDialogProps } from './drafts/LeaveDialog'
import type { ErrorSummaryProps } from './ErrorSummary'
import type { FieldStandingProps } from './each/FieldStanding'
import type { FormParts } from './FormTabs'
import type { GoneNoteProps } from './GoneNote'
import type { IncludedProps } from './merging/Included'
import type { NewerProps } from './merging/Newer'
import { loadValidation } from './resolver'
import type { TroubleProps } from './Trouble'

/** Looks for a record that is there already, and says which. */
export const AlikeFinder = plainLater<AlikeFinderProps>(() =>
  import('./alike/AlikeFinder').then(module => module.AlikeFinder),
)
export const AlikeNote = plainLater<AlikeNoteProps>(() =>
  import('./alike/AlikeNote').then(module => module.AlikeNote),
)

/** What a form tells and asks now and then; its fields stand before that is fetched. */
export const LeaveDialog = later<LeaveDialogProps>(() =>
  import('./drafts/LeaveDialog').then(module => module.LeaveDialog),
)
export const Trouble = later<TroubleProps>(() => import('./Trouble').then(module => module.Trouble))
export const ErrorSummary = later<ErrorSummaryProps>(() =>
  import('./ErrorSummary').then(module => module.ErrorSummary),
)
export const GoneNote = later<GoneNoteProps>(() =>
  import('./GoneNote').then(module => module.GoneNote),
)
export const Newer = later<NewerProps>(() => import('./merging/Newer').then(module => module.Newer))
export const Included = later<IncludedProps>(() =>
  import('./merging/Included').then(module => module.Included),
)
export const InlineCreate = later<InlineCreateProps>(() =>
  import('./InlineCreate').then(module => module.InlineCreate),
)
export const FormSteps = later<FormParts>(() =>
  import('./FormSteps').then(module => module.FormSteps),
)
export const StepButtons = later<FormParts>(() =>
  import('./StepButtons').then(module => module.StepButtons),
)
/** How each field stands, in forms that save one by one. */
export const FieldStanding = later<FieldStandingProps>(() =>
  import('./each/FieldStanding').then(module => module.FieldStanding),
)

/** What has to be there when the connection is not: the checks, what they say, the question on leaving. */
export const fetchQuestions = (): Promise<unknown> =>
  Promise.all([
    loadValidation(),
    ...[Trouble, ErrorSummary, LeaveDialog, Confirm].map(part => part.preload()),
  ])
