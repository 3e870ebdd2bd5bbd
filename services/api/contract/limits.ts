/** S5.5: the most characters of a person's details, the same in forms, admin pages and calls. */
export const limits = { name: 200, email: 254, phone: 40, message: 5000 } as const
