/** Default percentage by which one approver may let a customer exceed the limit. */
export const USUAL_MARGIN = 20
