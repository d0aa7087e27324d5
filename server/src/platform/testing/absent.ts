/** Stands for a part that a test has no use for; says so when something touches it after all. */
export function absent<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get() {
      throw new Error(`This was made without ${name}.`);
    },
  });
}
