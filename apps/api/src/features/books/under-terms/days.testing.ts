/** The same day of so many months, from the first on. */
export const months = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [year = 0, month = 0, day = 0] = first.split("-").map(Number);
    return new Date(Date.UTC(year, month - 1 + at, day)).toISOString().slice(0, 10);
  });

export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

export const monthly = (instalments: number, rest: object = {}) => ({
  every: { months: 1 },
  instalments,
  due: "joining",
  matures: { months: instalments },
  ...rest,
});

export const steps = (of: string, when: object[], rest: object = {}) => ({
  as: "rupees",
  of,
  when,
  between: "step",
  ...rest,
});

export const give = (percent: number) => ({ give: { percent } });

export const gold22 = { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } };
