import { useEffect } from 'react';

/**
 * Animates sections as they scroll into view. Hides only sections that are below the screen at hydration, so
 * crawlers, print, reduced motion and visitors without scripts see everything.
 */
export const useReveal = (): void => {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      (section) => section.getBoundingClientRect().top > innerHeight,
    );
    const show = (section: Element) => section.setAttribute('data-reveal', 'shown');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          show(target);
          observer.unobserve(target);
        }
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    const showAll = () => below.forEach(show);
    for (const section of below) {
      section.setAttribute('data-reveal', 'waiting');
      observer.observe(section);
    }
    addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', showAll);
      showAll();
    };
  }, []);
};
