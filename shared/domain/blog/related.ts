interface Relatable {
  readonly id: number;
  readonly category: string;
}

const shown = 3;

/** Related posts: first the same category, then the others, each in the list's order. */
export const relatedPosts = <P extends Relatable>(posts: readonly P[], current: Relatable): P[] => {
  const others = posts.filter((post) => post.id !== current.id);
  const same = others.filter((post) => post.category === current.category);
  return [...same, ...others.filter((post) => post.category !== current.category)].slice(0, shown);
};
